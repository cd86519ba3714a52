import { Component, type ComponentType, type ReactNode } from 'react'

type Props = { Fallback: ComponentType<{ error: unknown }>; children: ReactNode }

export class ErrorBoundary extends Component<Props, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null }

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } }
  }

  override render() {
    const { Fallback, children } = this.props
    const { broken } = this.state
    return broken ? <Fallback error={broken.error} /> : children
  }
}
