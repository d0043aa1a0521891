import { data } from 'react-router-dom';
import { PageNotFound } from '../app/notFound/NotFound.container.tsx';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default PageNotFound;
