# syntax=docker/dockerfile:1
# Copies a release that `npm run release` has made: nothing is built or downloaded here but Node.
#   npm run release && docker build -t karvon dist/release
FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /srv/karvon
COPY --chown=root:root . .
# The API writes the embedded database and secrets of a demonstration (with DATABASE_URL nothing), the storefront its build's files.
RUN install -d -o node -g node /var/lib/karvon /var/lib/karvon-assets
ENV DATA_DIR=/var/lib/karvon
USER node
# Both programs are in the image; `compose.yaml` says which one a container runs.
CMD ["node", "--enable-source-maps", "dist/apps/api/src/main.js"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "deploy/is-ready.mjs"]
