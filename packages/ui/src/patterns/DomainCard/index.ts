export { DomainCard, type DomainCardProps } from './DomainCard.tsx';
