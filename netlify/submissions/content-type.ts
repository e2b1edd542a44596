/** The two encodings the functions read. */
export type BodyFormat = 'json' | 'form';

const formats: Readonly<Record<string, BodyFormat>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/**
 * The format that a Content-Type header names, or undefined where it is none the functions read: another media type, or a
 * charset other than UTF-8 (RFC 9110 section 8.3; both formats are UTF-8 by their own definition).
 */
export function bodyFormat(contentType: string | null): BodyFormat | undefined {
  const [mediaType = '', ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const foreignCharset = parameters.some(
    (parameter) => parameter.startsWith('charset=') && !/^charset="?utf-?8"?$/.test(parameter),
  );
  return foreignCharset || !Object.hasOwn(formats, mediaType) ? undefined : formats[mediaType];
}

function quality(accept: string, mediaType: string): number {
  const range = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(';'))
    .find(([name]) => name?.trim() === mediaType);
  if (range === undefined) return 0;
  const weight = range.find((part) => part.trim().startsWith('q='));
  const value = Number(weight?.trim().slice(2) ?? 1);
  return Number.isFinite(value) ? value : 0;
}

/** Whether an Accept header names HTML and ranks it above JSON, as browsers that load a page do (RFC 9110 section 12.5.1). */
export function prefersHtml(accept: string | null): boolean {
  const header = accept ?? '';
  const rankOfHtml = quality(header, 'text/html');
  const rankOfJson = Math.max(
    quality(header, 'application/json'),
    quality(header, 'application/problem+json'),
  );
  return rankOfHtml > rankOfJson;
}
