const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

const cwd = join(__dirname, '../..');

/** The checked-out commit; null without a history, as in an archive. */
exports.commitOf = () => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return null;
  }
};

/** The first eight letters of the commit, as documents name it. */
exports.shortCommitOf = () => exports.commitOf()?.slice(0, 8) ?? null;
