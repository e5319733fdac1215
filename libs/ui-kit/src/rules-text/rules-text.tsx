import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '../button/button';
import { Disclosure } from '../disclosure/disclosure';
import { Printer } from '../icons/icons.exports';
import classes from './rules-text.module.css';

interface Rules {
  /** `lang` where a text is in another language than the page. */
  sections: readonly { title: string; text: string; lang?: string | undefined }[];
  /** The fare rules as the carrier filed them, in English. */
  original: string;
}

export interface RulesTextProps {
  rules: Rules;
  /** Heading in print, where the dialog's heading is missing. */
  heading: string;
  /** A note on what these rules are, if they need one. */
  lead?: string | undefined;
  texts: { original: string; print: string; foreign: string };
}

/** The rules of a fare: a plain summary first, the carrier's text below. When they are printed, nothing else is on the paper. */
export function RulesText({ rules, heading, lead, texts }: RulesTextProps) {
  const onPaper = useOnPaper();
  const sections = rules.sections.map(({ title, text, lang }) => (
    <section key={title} className={classes.section}>
      <h3 className={classes.title}>{title}</h3>
      {lang ? <p className={classes.lead}>{texts.foreign}</p> : null}
      <p className={classes.text} lang={lang}>
        {text}
      </p>
    </section>
  ));
  const filed = (
    <pre className={classes.filed} lang="en">
      {rules.original}
    </pre>
  );
  return (
    <>
      <div className={classes.root}>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
        {sections}
        <Disclosure summary={texts.original}>{filed}</Disclosure>
        <Button
          className={classes.print}
          variant="secondary"
          size="small"
          iconStart={<Printer aria-hidden="true" size={20} />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </div>
      {onPaper
        ? createPortal(
            <article className={classes.paper}>
              <h2>{heading}</h2>
              {lead ? <p className={classes.lead}>{lead}</p> : null}
              {sections}
              <h3 className={classes.title}>{texts.original}</h3>
              {filed}
            </article>,
            document.body,
          )
        : null}
    </>
  );
}

/** Whether the browser is printing now, started by our button or its own menu. */
function useOnPaper(): boolean {
  const [onPaper, setOnPaper] = useState(false);
  useEffect(() => {
    // The browser prints as soon as the event handler returns.
    const begin = () => flushSync(() => setOnPaper(true));
    const end = () => setOnPaper(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return onPaper;
}
