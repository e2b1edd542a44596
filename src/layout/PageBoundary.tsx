import { Component, type ReactNode } from 'react';
import copy from '../content/shell.yaml';

interface PageBoundaryProps {
  /** A new path is a new try. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Where a page fails in the browser: one sentence and a way on, instead of an empty page. */
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
          <h1 className="font-700 text-headline">{copy.failure.title}</h1>
          <p className="measure text-lead">{copy.failure.text}</p>
          <p>
            <a className="button" href={this.props.path}>
              {copy.failure.reload}
            </a>
          </p>
        </div>
      </section>
    );
  }
}
