import { randomUUID } from 'node:crypto';
import { refundDocumentLimits, type RefundDocument } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Db } from '@karvon/platform/db/database';
import { invalid } from '@karvon/platform/http/problem';
import type { PersonalData } from '@karvon/platform/personal-data';
import { documentKind } from './document-kind';

export interface SentDocument {
  name: string;
  /** base64 */
  content: string;
}

export const documentContext = (id: string, what: 'name' | 'content') =>
  `air-refund-document/${id}/${what}`;

/** Documents that prove claims: stored sealed, listed by name, opened for operators only. */
export function createRefundDocuments(
  { clock, database: { db } }: Pick<AppDeps, 'clock' | 'database'>,
  data: PersonalData,
) {
  return {
    /**
     * Adds a document to a claim that is still being checked.
     * @throws problem validation-failed: `unknown-file` (its first bytes are of another kind), `too-large`, `too-many`,
     * `not-in-review`
     */
    async attach(orderNumber: string, refundId: string, sent: SentDocument): Promise<void> {
      const content = Buffer.from(sent.content, 'base64');
      const kind = documentKind(content);
      if (!kind) throw invalid('content', 'unknown-file', 'a PDF, a JPEG or a PNG');
      if (content.length > refundDocumentLimits.bytes)
        throw invalid('content', 'too-large', `at most ${refundDocumentLimits.bytes} bytes`);
      const id = randomUUID();
      await db.transaction().execute(async (tx) => {
        const claim = await tx
          .selectFrom('air_refunds')
          .select('id')
          .where('id', '=', refundId)
          .where('order_number', '=', orderNumber)
          .where('kind', '=', 'forced')
          .where('state', '=', 'in-review')
          .forUpdate()
          .executeTakeFirst();
        if (!claim) throw invalid('id', 'not-in-review', 'no such claim is being checked');
        const { count } = await tx
          .selectFrom('air_refund_documents')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('refund_id', '=', refundId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= refundDocumentLimits.count)
          throw invalid('content', 'too-many', `at most ${refundDocumentLimits.count} documents`);
        await tx
          .insertInto('air_refund_documents')
          .values({
            id,
            refund_id: refundId,
            kind,
            bytes: content.length,
            name_sealed: data.seal(sent.name, documentContext(id, 'name')),
            content_sealed: data.seal(sent.content, documentContext(id, 'content')),
            received_at: clock.now(),
          })
          .execute();
      });
    },

    /** The documents of several claims in the order they came, without their contents. */
    async of(reader: Db, refundIds: readonly string[]): Promise<Map<string, RefundDocument[]>> {
      const found = new Map(refundIds.map((id) => [id, [] as RefundDocument[]]));
      if (refundIds.length === 0) return found;
      const rows = await reader
        .selectFrom('air_refund_documents')
        .select(['id', 'refund_id', 'kind', 'bytes', 'name_sealed', 'received_at'])
        .where('refund_id', 'in', refundIds)
        .orderBy('received_at')
        .orderBy('id')
        .execute();
      for (const { id, refund_id: refundId, kind, bytes, name_sealed, received_at } of rows) {
        const name = data.tryOpen<string>(name_sealed, documentContext(id, 'name')) ?? 'UNREADABLE';
        const receivedAt = received_at.toISOString();
        found.get(refundId)!.push({ id, name, kind, bytes, receivedAt });
      }
      return found;
    },

    /** A document with its content, for the operator who checks the claim; null when it does not exist. */
    async open(id: string) {
      const row = await db
        .selectFrom('air_refund_documents')
        .select(['kind', 'content_sealed'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return null;
      const content = data.open<string>(row.content_sealed, documentContext(id, 'content'));
      return { kind: row.kind, content: Buffer.from(content, 'base64') };
    },
  };
}

export type RefundDocuments = ReturnType<typeof createRefundDocuments>;
