export { ErrorPage, type ErrorPageProps, NotFound } from './ErrorPage.tsx';
