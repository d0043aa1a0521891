import { limits } from '@lyceum/rules';
import { certificateList, mine } from '../../catalog/myLists.ts';
import { usePagedList } from '../../catalog/usePagedList.ts';
import { Certificates } from './Certificates.tsx';

export function CertificatesContainer() {
  const [list, send] = usePagedList(certificateList, {
    query: mine,
    limit: limits.certificatesPerPage,
    failureMessage: 'The certificates could not be loaded',
  });
  return <Certificates list={list} send={send} />;
}
