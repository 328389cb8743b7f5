import { Component, type ReactNode } from 'react';

interface GuardProps {
  readonly fallback: ReactNode; // shown instead of what failed
  readonly children: ReactNode;
}

/** A part of the page that fails takes nothing else with it; games are in the store of their host and lose nothing. */
export class Guard extends Component<GuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
