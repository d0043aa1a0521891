export { Form } from './Form.tsx';
export { useSchemaForm } from './useSchemaForm.ts';
