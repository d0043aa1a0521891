import type { Certificate } from '@lyceum/api-client';
import { useRootData } from '../../app/api/rootData.ts';
import { CertificateScreen } from './CertificateScreen.tsx';

export function CertificateContainer({ certificate }: { certificate: Certificate }) {
  const publicUrl = useRootData()?.publicUrl ?? '';
  return <CertificateScreen certificate={certificate} publicUrl={publicUrl} onPrint={() => print()} />;
}
