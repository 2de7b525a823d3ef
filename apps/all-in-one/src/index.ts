export { domains } from './domains.ts';
export { startAllInOne, type AllInOne, type AllInOneOptions } from './start-all-in-one.ts';
export { rootOf, storeLocations, type EngineChoice } from './store-locations.ts';
