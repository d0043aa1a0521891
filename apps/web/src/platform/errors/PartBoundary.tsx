import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Replaces the part if it fails. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Keeps the page if a part of it fails [2.148]. Otherwise an error in the frame would break the error page as well, which
 * has the same frame, and React Router would render it in a loop.
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
