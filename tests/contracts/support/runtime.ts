import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { vi } from 'vitest';
import type { Invocation } from '../recorded/netlify.ts';

interface Metadata {
  readonly statusCode: number;
}

type LambdaHandler = (event: Invocation, stream: PassThrough, context: object) => Promise<void>;

/** What AWS Lambda gives its programs. Netlify's runtime streams each response into it. */
function stubLambda(metadata: Map<PassThrough, Metadata>): void {
  vi.stubGlobal('awslambda', {
    streamifyResponse: (handler: LambdaHandler) => handler,
    HttpResponseStream: {
      from(stream: PassThrough, given: Metadata) {
        metadata.set(stream, given);
        return stream;
      },
    },
  });
}

/**
 * Bundles the functions of a folder as a deploy does, with Netlify's runtime. Returns how to call one as Netlify's proxy does, and how
 * to remove the bundles.
 */
export async function bundleForRuntime(functionsFolder: string, projectRoot: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  await zipFunctions(functionsFolder, folder, {
    archiveFormat: 'none',
    basePath: projectRoot,
    repositoryRoot: projectRoot,
  });
  return {
    async call(name: string, invocation: Invocation) {
      const metadata = new Map<PassThrough, Metadata>();
      stubLambda(metadata);
      const { handler }: { handler: LambdaHandler } = await import(
        join(folder, name, '___netlify-entry-point.mjs')
      );
      const stream = new PassThrough();
      const body = text(stream);
      await handler(invocation, stream, { awsRequestId: '1', clientContext: {} });
      return { status: metadata.get(stream)?.statusCode, body: await body };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
