import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Replaces the part if it fails. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the page if a part of it fails [2.254]. An error in the frame would otherwise fail the error page, too, which has
 * the same frame: React Router would render it again and again.
 */
export class PartBoundary extends Component<PartBoundaryProps, { isFailed: boolean }> {
  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override state = { isFailed: false };

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.isFailed ? fallback : children;
  }
}
