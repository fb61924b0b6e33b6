# Wordhoard in a container: docker build -t wordhoard .
FROM node:26-slim AS build
WORKDIR /house
COPY . .
# Packs everything into one file; the image already has a new enough Node.
RUN npm ci && npm run pack && npm install --prefix /packed --omit=optional ./apps/cli/dist/wordhoard-*.tgz

FROM node:26-slim
WORKDIR /house
ENV NODE_ENV=production WORDHOARD_HOST=0.0.0.0 WORDHOARD_PORT=8080 WORDHOARD_DB=/data/wordhoard.db
COPY --from=build --chown=root:root /packed /house
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# Healthy means that a write succeeds: see docs/operations.md.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# No shell in between, so that the server receives the signal to stop and shuts down in order.
ENTRYPOINT ["node", "node_modules/wordhoard/bin/wordhoard.js"]
CMD ["serve"]
