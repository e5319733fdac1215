import { ComingPage } from '../pages/coming-page';
import { comingTopics, type ComingTopic } from '../pages/coming-topics.messages';
import type { Route } from './+types/coming';

/** The route's id, 'coming/hotels', says what is coming. */
function topicOf(id: string): ComingTopic {
  return id.split('/').at(-1) as ComingTopic;
}

export default function Coming({ matches }: Route.ComponentProps) {
  return <ComingPage title={comingTopics[topicOf(matches.at(-1)?.id ?? 'coming/hotels')]} />;
}
