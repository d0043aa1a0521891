export { MessageForm, type MessageFormProps } from './MessageForm.tsx';
