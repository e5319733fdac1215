const { execFileSync } = require('node:child_process');
const { join } = require('node:path');

const cwd = join(__dirname, '../..');

/** The commit that is checked out; null where there is no history of commits, as in an archive. */
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

/** The same in eight letters, as documents name it. */
exports.shortCommitOf = () => exports.commitOf()?.slice(0, 8) ?? null;
