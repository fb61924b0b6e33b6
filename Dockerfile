# Wordhoard in a container: docker build -t wordhoard .

# Only the manifests of all workspaces. Their copy below changes only if one of them does, so Docker installs the
# dependencies again only then, and takes them from its cache after all other changes.
FROM node:26-slim AS manifests
WORKDIR /wordhoard
COPY . .
RUN find . ! -type d ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

FROM node:26-slim AS build
WORKDIR /wordhoard
COPY --from=manifests /wordhoard .
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
# Packs everything into one file; the image already has a new enough Node.
RUN npm run pack && npm install --prefix /packed --omit=optional ./apps/cli/dist/wordhoard-*.tgz

FROM node:26-slim
WORKDIR /wordhoard
ENV NODE_ENV=production WORDHOARD_HOST=0.0.0.0 WORDHOARD_PORT=8080 WORDHOARD_DB=/data/wordhoard.db
COPY --from=build --chown=root:root /packed .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# The check passes if the server can write to its database: see docs/operations.md.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
# The exec form starts no shell, so the server receives SIGTERM itself and shuts down cleanly.
ENTRYPOINT ["node", "node_modules/wordhoard/bin/wordhoard.js"]
CMD ["serve"]
