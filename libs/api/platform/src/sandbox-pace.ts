/** The sandbox's response times: realistic waits, scaled by SANDBOX_SPEED; 0 means no wait. */
export interface Pace {
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export function createPace(speed: number): Pace {
  return {
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        if (speed === 0) return void setImmediate(resolve);
        const timer = setTimeout(resolve, ms * speed);
        signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      }),
  };
}
