import { Component, type ReactNode } from 'react';
import copy from '../content/shell.yaml';

interface PageBoundaryProps {
  /** A new path is a new try. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Where a page, or an island of it, fails in the browser: one sentence and a way on, instead of nothing. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failedAt: string | undefined }> {
  override state = { failedAt: undefined };

  static getDerivedStateFromError() {
    return { failedAt: window.location.pathname };
  }

  override render() {
    if (this.state.failedAt !== this.props.path) return this.props.children;
    return (
      <section className="hero">
        <div className="page grid gap-6">
          <h1 className="text-headline">{copy.failure.title}</h1>
          <p className="measure text-lead">{copy.failure.text}</p>
          <p>
            <a className="button" href={this.props.path} target="_self">
              {copy.failure.reload}
            </a>
          </p>
        </div>
      </section>
    );
  }
}
