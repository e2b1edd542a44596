import { Band } from '../../components/Band.tsx';
import { Container } from '../../components/Container.tsx';
import { Picture } from '../../components/Picture.tsx';
import { longDay } from '../../content/format.ts';
import type { Block } from '../../content/loader/markdown-file.ts';
import { Blocks } from '../document/MarkdownText.tsx';
import type { Author } from './schema.ts';

interface ArticleProps {
  readonly id: string;
  readonly author: Author;
  /** The day of the article, in ISO format. */
  readonly date: string;
  readonly body: readonly Block[];
  readonly background?: 'paper' | 'mist';
  /** The language of the author's role, if it is not that of the page. */
  readonly roleLanguage?: string | undefined;
}

/** An article: who wrote it and when, and its text. */
export function Article({ id, author, date, body, background = 'paper', roleLanguage }: ArticleProps) {
  const { name, role, image } = author;
  return (
    <Band as="article" id={id} background={background}>
      <Container>
        <div className="grid grid-cols-[minmax(0,40rem)] gap-4">
          <div className="mb-2 flex items-center gap-4">
            {image ? <Picture image={image} className="size-14 flex-none rounded-full object-cover" /> : null}
            <p className="grid text-small">
              <b className="font-600">{name}</b>
              {role ? (
                <span className="text-muted" lang={roleLanguage}>
                  {role}
                </span>
              ) : null}
              <time className="text-muted" dateTime={date}>
                {longDay(date)}
              </time>
            </p>
          </div>
          <Blocks blocks={body} />
        </div>
      </Container>
    </Band>
  );
}
