/** The options behind `--webhooks-dev`: plain HTTP to loopback, for trying out webhooks. */
export const ON_THIS_MACHINE = {
  http: true,
  ports: 'any',
  ipLiterals: true,
  allowAddresses: ['127.0.0.0/8', '::1/128'],
} as const;
