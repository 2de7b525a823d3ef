export { authenticate, type CallerCredentials, type CallerPolicy } from './authenticate.ts';
export { parseKnownCertificates, type CertificateNames, type KnownCertificate } from './certificate-caller.ts';
export { customerIn, mayUse, type Identity, type Role } from './identity.ts';
