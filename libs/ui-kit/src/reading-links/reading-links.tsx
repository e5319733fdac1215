import { useState, type MouseEvent, type ReactNode } from 'react';
import { Dialog } from '../dialog/dialog';

interface ReadingLinksProps<Id extends string> {
  /** Address of the text as a page of its own. */
  hrefOf: (id: Id) => string;
  titleOf: (id: Id) => string;
  /** The text itself. */
  textOf: (id: Id) => ReactNode;
  closeLabel: string;
  /** Renders the text around the links; `linkTo(id)` makes a link out of a phrase. */
  children: (linkTo: (id: Id) => (words: ReactNode) => ReactNode) => ReactNode;
}

/** Whether it is a click without a modifier key. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

/** Links to texts that open over a form, so that nothing typed is lost. Without scripts, they open in new tabs. */
export function ReadingLinks<Id extends string>(props: ReadingLinksProps<Id>) {
  const { hrefOf, titleOf, textOf, closeLabel, children } = props;
  const [reading, setReading] = useState<Id | null>(null);
  const linkTo = (id: Id) =>
    function ReadingLink(words: ReactNode) {
      return (
        <a
          key={id}
          href={hrefOf(id)}
          target="_blank"
          rel="noopener noreferrer"
          aria-haspopup="dialog"
          onClick={(event) => {
            if (!opensHere(event)) return;
            event.preventDefault();
            setReading(id);
          }}
        >
          {words}
        </a>
      );
    };
  return (
    <>
      {children(linkTo)}
      {reading === null ? null : (
        <Dialog
          open
          onClose={() => setReading(null)}
          title={titleOf(reading)}
          closeLabel={closeLabel}
          width={800}
        >
          {textOf(reading)}
        </Dialog>
      )}
    </>
  );
}
