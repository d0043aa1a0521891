export { NetworkError, type NetworkErrorProps } from './NetworkError.tsx';
