export { readShelf } from './content/library';
export type { Text } from './content/text';
export { wordsOfBlocks } from './content/text-words';
export { testContent } from './testing/start-site';
