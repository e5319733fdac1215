import type { FastifyInstance } from 'fastify';
import {
  confirmPriceAlert,
  createPriceAlert,
  getPriceAlertLink,
  listPriceAlerts,
  stopPriceAlert,
  stopPriceAlertByLink,
} from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import { registerEndpoint } from '@karvon/platform/http/route';
import { visitorOf } from '@karvon/platform/http/visitor';
import type { SessionAccess } from '@karvon/accounts';
import { alertStore } from './alert-store';
import { presentAlert } from './present-alert';
import { readerContext, type Reader } from './readers';
import type { createAlertLinks } from './set/links';
import type { createSetAlert } from './set/set-alert';

interface RouteDeps extends Pick<AppDeps, 'clock' | 'database' | 'personalData'> {
  access: SessionAccess;
  setAlert: ReturnType<typeof createSetAlert>;
  links: ReturnType<typeof createAlertLinks>;
}

const done = { ok: true } as const;

export function registerPriceAlertRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { access, clock, links, personalData, setAlert } = deps;
  const { db } = deps.database;

  registerEndpoint(app, createPriceAlert, {}, async ({ body }, request) => {
    const signedIn = await access.find(request);
    const { network } = visitorOf(request);
    return setAlert(body, { userId: signedIn?.user.id ?? null, network });
  });

  registerEndpoint(app, listPriceAlerts, {}, async ({ query }, request) => {
    const { user } = await access.require(request);
    const rows = await alertStore.ofUser(db, user.id);
    const alerts = rows.flatMap((row) => {
      // One that cannot be read hides nothing but itself.
      const reader = personalData.tryOpen<Reader>(row.sealed!, readerContext(row.id));
      return reader ? [{ ...presentAlert(row, query.lang), email: reader.email }] : [];
    });
    return { alerts };
  });

  registerEndpoint(
    app,
    stopPriceAlert,
    { problems: ['content-not-found'] },
    async ({ params }, request) => {
      const { user } = await access.require(request);
      const own = (await alertStore.ofUser(db, user.id)).filter(({ id }) => id === params.id);
      if (own.length === 0) throw problem('content-not-found');
      await alertStore.end(db, [params.id], clock.now());
      return done;
    },
  );

  registerEndpoint(
    app,
    getPriceAlertLink,
    { problems: ['content-not-found'] },
    async ({ params, query }) => {
      const { link, row } = await links.find(params.token);
      const alert = presentAlert(row, query.lang);
      // A guest has confirmed this address; the member who asked later still has to, or the list would not have it.
      const waits = link === 'confirm' && alert.status === 'active' && row.requested_by !== null;
      return { link, alert: waits ? { ...alert, status: 'waiting' as const } : alert };
    },
  );

  registerEndpoint(
    app,
    confirmPriceAlert,
    { problems: ['content-not-found'] },
    async ({ params }) => {
      await links.confirm(params.token);
      return done;
    },
  );

  registerEndpoint(
    app,
    stopPriceAlertByLink,
    { problems: ['content-not-found'] },
    async ({ params }) => {
      await links.stop(params.token);
      return done;
    },
  );
}
