import { join } from 'node:path';

/** Where what was learnt is kept between starts; empty keeps nothing. */
export const memoryFolder = process.env['GUICHET_CLASSIFIERS'] ?? join(process.env['GUICHET_HOME'] ?? '.guichet', 'classifiers');
