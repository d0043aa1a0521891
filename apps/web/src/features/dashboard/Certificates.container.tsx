import { limits } from '@lyceum/rules';
import { usePagedList } from '../../app/lists/usePagedList.ts';
import { Certificates } from './Certificates.tsx';
import { certificateList } from './lists.ts';

export function CertificatesContainer() {
  const [list, send] = usePagedList(certificateList, {
    query: {},
    limit: limits.certificatesPerPage,
    failureMessage: 'The certificates could not be loaded',
  });
  return <Certificates list={list} send={send} />;
}
