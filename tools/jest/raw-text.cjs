/** Jest transform for files that the code reads as text. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
