export { Completion, type CompletionProps } from './Completion.tsx';
