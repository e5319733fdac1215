import { ComingPage } from '../pages/coming-page';
import { comingTopics, type ComingTopic } from '../pages/coming-topics.messages';
import type { Route } from './+types/coming';

/** The route's id, 'coming/hotels', says what is coming. */
function topicOf(id: string): ComingTopic {
  const topic = id.split('/').at(-1) as ComingTopic | 'news-item';
  return topic === 'news-item' ? 'news' : topic;
}

export default function Coming({ matches }: Route.ComponentProps) {
  const match = matches.at(-1);
  return <ComingPage title={comingTopics[topicOf(match?.id ?? 'coming/news')]} />;
}
