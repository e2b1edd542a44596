import { ExternalLink, linkClass } from '../../components/Link.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { Block, Phrase } from '../../content/loader/markdown-file.ts';

// The text is static, so this file uses list indexes as keys.

function Phrases({ phrases }: { readonly phrases: readonly Phrase[] }) {
  return phrases.map((phrase, position) => {
    const key = `${phrase.type}-${position}`;
    if (phrase.type === 'text') return phrase.text;
    const words = <Phrases phrases={phrase.phrases} />;
    if (phrase.type !== 'link') {
      const Mark = phrase.type === 'strong' ? 'strong' : 'em';
      return <Mark key={key}>{words}</Mark>;
    }
    const { href } = phrase;
    if (href.startsWith('https:'))
      return (
        // An inline block, so that its arrow does not wrap to the next line.
        <ExternalLink key={key} href={href} className="inline-block max-w-full wrap-anywhere">
          {words}
        </ExternalLink>
      );
    // Print shows the absolute address of links within the site.
    const address = href.startsWith('/') ? new URL(href, import.meta.env.SITE_ORIGIN).href : undefined;
    return (
      <a key={key} className={linkClass()} data-address={address} href={href}>
        {words}
      </a>
    );
  });
}

/** A picture of an article, with its caption. */
function ArticlePicture({ image, alt, caption }: Extract<Block, { type: 'picture' }>) {
  const picture = <Picture image={image} alt={alt} />;
  if (caption === undefined) return picture;
  return (
    <figure className="grid gap-2">
      {picture}
      <figcaption className="text-muted text-small">{caption}</figcaption>
    </figure>
  );
}

/** The text of a Markdown file's section, or of an article. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, position) => {
    const key = `${block.type}-${position}`;
    if (block.type === 'paragraph')
      return (
        <p key={key}>
          <Phrases phrases={block.phrases} />
        </p>
      );
    if (block.type === 'subheading')
      return (
        <h3 key={key} id={block.id} className="mt-3 text-lead first:mt-0">
          {block.text}
        </h3>
      );
    if (block.type === 'heading')
      return (
        <h2 key={key} className="mt-5 text-title first:mt-0">
          {block.text}
        </h2>
      );
    if (block.type === 'quotation')
      return (
        <blockquote key={key} className="grid gap-3 border-l-4 border-l-sun pl-5">
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    if (block.type === 'picture') return <ArticlePicture key={key} {...block} />;
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List
        key={key}
        className={`grid gap-2 pl-5 ${block.ordered ? 'list-decimal' : 'list-disc'} marker:text-lagoon`}
      >
        {block.items.map((blocks, index) => {
          const item = `item-${index}`;
          return (
            <li key={item}>
              <Blocks blocks={blocks} />
            </li>
          );
        })}
      </List>
    );
  });
}
