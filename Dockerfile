# Page, server and embedded store in one image. See docs/self-hosting.md.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Builds with everything that building needs, then keeps only what running needs.
RUN npm run build -- --page \
  && npm ci --omit=dev --workspace packages/cli --workspace packages/server

FROM node:24-bookworm-slim
ENV NODE_ENV=production RUBICON_HOST=0.0.0.0 RUBICON_PORT=3000 RUBICON_DATA=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/package.json package.json
COPY --from=build /app/scripts/node-version.mjs scripts/node-version.mjs
COPY --from=build /app/packages/cli/package.json packages/cli/package.json
COPY --from=build /app/packages/cli/bin packages/cli/bin
COPY --from=build /app/packages/cli/dist packages/cli/dist
COPY --from=build /app/packages/web/dist packages/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "packages/cli/bin/rubicon.js"]
CMD ["serve"]
