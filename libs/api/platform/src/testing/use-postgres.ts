if (!process.env.KARVON_TEST_DATABASE_URL) {
  throw new Error(
    'Set KARVON_TEST_DATABASE_URL to a PostgreSQL server where databases may be created, or run `npm test`.',
  );
}
