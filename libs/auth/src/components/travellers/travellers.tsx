import { useEffect, useState, type ComponentType } from 'react';
import { silenceProblem, useTransport } from '@karvon/api-client';
import type { PlainDate } from '@karvon/calendar';
import type { SavedTraveller } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useProblemText } from '@karvon/i18n';
import { readTabForm } from '@karvon/session';
import { Button, Notice, Plus, SectionCard, useRemovalFocus } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { travellersQuery } from '../../data/travellers.query';
import { useEndedSession } from '../../data/use-ended-session';
import { travellerFormName } from '../../model/traveller-form-name';
import section from '../fields/section.module.css';
import { NotLoaded } from '../not-loaded/not-loaded';
import { SectionSkeleton } from '../section-skeleton/section-skeleton';
import type { TravellerDialogProps } from '../traveller-form/traveller-dialog';
import { ForgetDialog } from './forget-dialog';
import { TravellerLine } from './traveller-line';
import { travellersMessages as m } from './travellers.messages';

interface TravellersProps {
  userId: string;
  edition: Pick<Edition, 'defaultCitizenship' | 'usualCitizenships'>;
  today: PlainDate;
}

type LoadedDialog = ComponentType<TravellerDialogProps>;
const loadDialog = async (): Promise<LoadedDialog> =>
  (await import('../traveller-form/traveller-dialog')).TravellerDialog;
const preload = () => void loadDialog().catch(() => undefined);

/** The visitor's saved travellers, to view, add, change and delete. The form loads on demand. */
export function Travellers({ userId, edition, today }: TravellersProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const query = useQuery(travellersQuery(useTransport(), userId));
  useEndedSession(query.error);
  const [edited, setEdited] = useState<SavedTraveller | 'new'>();
  const [opening, setOpening] = useState<'loading' | 'failed'>();
  const [form, setForm] = useState<{ Dialog: LoadedDialog }>();
  const [leaving, setLeaving] = useState<SavedTraveller>();
  const saved = query.data?.travellers;
  const box = useRemovalFocus(saved?.length ?? 0);
  useEffect(() => {
    // A form was open when the session ended.
    const left =
      saved && [...saved, null].find((one) => readTabForm(travellerFormName(userId, one)));
    if (left === undefined) return;
    const show = (Dialog: LoadedDialog) => {
      setForm({ Dialog });
      setEdited(left ?? 'new');
    };
    loadDialog().then(show, () => undefined);
  }, [saved, userId]);
  if (query.isPending) return <SectionSkeleton label={intl.formatMessage(m.loading)} />;
  if (!query.data) return <NotLoaded error={query.error} onRetry={() => void query.refetch()} />;
  const { travellers, limit } = query.data;
  async function open(person: SavedTraveller | 'new') {
    setOpening('loading');
    try {
      setForm({ Dialog: await loadDialog() });
      setEdited(person);
      setOpening(undefined);
    } catch {
      setOpening('failed');
    }
  }
  return (
    <SectionCard
      {...box}
      title={intl.formatMessage(m.title)}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <p className={section.lead}>{intl.formatMessage(m.lead)}</p>
      {travellers.length === 0 ? (
        <p className={section.lead}>{intl.formatMessage(m.empty)}</p>
      ) : null}
      <ul className={section.entries}>
        {travellers.map((person) => (
          <TravellerLine
            key={person.id}
            person={person}
            onEdit={() => void open(person)}
            onForget={() => setLeaving(person)}
          />
        ))}
      </ul>
      {travellers.length < limit ? (
        <Button
          variant="secondary"
          className={section.submit}
          iconStart={<Plus size={20} aria-hidden />}
          loading={opening === 'loading'}
          loadingLabel={intl.formatMessage(m.loading)}
          onClick={() => void open('new')}
        >
          {intl.formatMessage(m.add)}
        </Button>
      ) : (
        <p className={section.lead}>{intl.formatMessage(m.full, { limit })}</p>
      )}
      {opening === 'failed' ? <Notice tone="error">{problemText(silenceProblem())}</Notice> : null}
      {form ? (
        <form.Dialog
          userId={userId}
          edited={edited}
          citizenship={edition.defaultCitizenship}
          usualCitizenships={edition.usualCitizenships}
          today={today}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      <ForgetDialog userId={userId} person={leaving} onClose={() => setLeaving(undefined)} />
    </SectionCard>
  );
}
