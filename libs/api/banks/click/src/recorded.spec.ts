import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recordedShapes } from '@karvon/platform/testing/recorded';
import { createTestClock, testNow } from '@karvon/platform/testing/test-clock';
import { createMerchantApi } from './merchant-api';
import { clickSettings } from './testing';
import { isClickCall, type ClickGiven, type ClickStatus } from './testing/shapes';

const shapes = recordedShapes<ClickGiven | ClickStatus, object>(__dirname);

test.each(shapes.filter(({ given }) => !isClickCall(given)))(
  'Click: $shape: $why',
  async ({ given, read }) => {
    const { body, code = 200, text = JSON.stringify(body) } = given as ClickStatus;
    const there = createServer((_request, response) => response.writeHead(code).end(text));
    await new Promise<void>((resolve) => there.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(there.address() as AddressInfo).port}`;
    const { statusOf } = createMerchantApi(createTestClock(testNow), { ...clickSettings, apiUrl });
    const said = await statusOf('9200000001').then(
      (status) => ({ status }),
      (error: { code: string }) => ({ problem: error.code }),
    );
    there.close();
    expect(said).toEqual(read);
  },
);
