export { createReloadGuard, type ReloadGuard } from './freshness/reload-guard';
export { fetchLatestBuild, watchBuild } from './freshness/watch-build';
export { openJournal, reportError, reportInfo } from './journal/report-error';
export { watchPage } from './journal/watch-page';
export type { TelemetrySettings } from './settings';
export { watchVitals } from './vitals/watch-vitals';
