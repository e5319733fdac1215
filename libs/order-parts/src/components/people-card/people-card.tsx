import { Card } from '@karvon/ui-kit';
import classes from './people-card.module.css';

interface Person {
  name: string;
  /** What is known of the person; `end` stands apart from the name where there is room. */
  facts: readonly { text: string; place?: 'end' }[];
}

interface PeopleCardProps {
  id: string;
  title: string;
  people: readonly Person[];
  /** Paragraphs below the names. */
  notes: readonly string[];
}

/** The people of an order: who flies or stays. */
export function PeopleCard({ id, title, people, notes }: PeopleCardProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul className={classes.list}>
        {people.map(({ name, facts }, index) => (
          // The index is the key: people can share a name, and their order never changes.
          <li key={index}>
            <strong>{name}</strong>
            {facts.map(({ text, place = 'muted' }) => (
              <span key={text} className={classes[place]}>
                {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className={classes.notes}>
          {note}
        </p>
      ))}
    </Card>
  );
}
