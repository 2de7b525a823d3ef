export { authenticate, type CallerPolicy } from './authenticate.ts';
export { customerIn, mayUse, type Identity, type Role } from './identity.ts';
