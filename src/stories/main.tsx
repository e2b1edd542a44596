import { createRoot } from 'react-dom/client';
import '../styles.ts';
import { Container } from '../components/Container.tsx';
import { startDialogLinks } from '../components/dialog-links.ts';
import Overlays from '../layout/Overlays.island.tsx';
import { storyFiles } from './story-files.ts';

/** Returns the name of a file of stories: `forms` for `../forms/forms.stories.tsx`. */
const nameOf = (path: string) => /([\w-]+)\.stories\.tsx$/.exec(path)?.[1] ?? path;

/** The path of a section's stories, which are as wide as the window. */
const sectionPath = /\/sections\/[\w-]+\//;

/** A page with all stories. It is served in development only. */
function StoriesPage() {
  return (
    <>
      <main>
        <Container as="h1" className="text-headline">
          Stories
        </Container>
        {storyFiles.map(([path, stories]) => (
          <section key={path} id={nameOf(path)} aria-labelledby={`${nameOf(path)}-stories`}>
            <Container as="h2" className="text-title" id={`${nameOf(path)}-stories`}>
              {nameOf(path)}
            </Container>
            {Object.entries(stories).map(([name, Story]) => (
              <div key={name} className="grid gap-4 py-6 grid-cols-[minmax(0,1fr)]" data-story={name}>
                <Container as="p" className="font-display text-heading">
                  {name}
                </Container>
                {sectionPath.test(path) ? (
                  <Story />
                ) : (
                  <Container className="grid gap-4 grid-cols-[minmax(0,1fr)]">
                    <Story />
                  </Container>
                )}
              </div>
            ))}
          </section>
        ))}
      </main>
      <Overlays />
    </>
  );
}

const root = document.getElementById('stories');
if (root) createRoot(root).render(<StoriesPage />);
startDialogLinks();
