// `npm test` sets the address for both suites; this one tests the embedded database.
delete process.env.KARVON_TEST_DATABASE_URL;
