export { FormPage, type FormPageProps } from './FormPage.tsx';
