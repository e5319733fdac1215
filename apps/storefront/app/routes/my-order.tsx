import { useIntl } from '@karvon/i18n';
import { OrderLookupPage } from '@karvon/orders';
import { useSearchParams } from 'react-router';
import { Answers } from '../data/answers';
import { PageHead } from '../document/page-head';
import { personal } from '../document/personal';
import { titles } from '../document/titles.messages';
import { PageFrame } from '../layout/page-frame';

export const headers = personal;

export default function MyOrder() {
  const intl = useIntl();
  const [params] = useSearchParams();
  return (
    <Answers>
      <PageHead
        title={intl.formatMessage(titles.myOrder)}
        description={intl.formatMessage(titles.myOrderDescription)}
      />
      <PageFrame>
        <OrderLookupPage number={params.get('number') ?? ''} />
      </PageFrame>
    </Answers>
  );
}
