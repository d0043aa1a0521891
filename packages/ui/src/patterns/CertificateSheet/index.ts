export { CertificateSheet, type CertificateSheetProps } from './CertificateSheet.tsx';
