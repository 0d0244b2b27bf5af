/** What `--webhooks-dev` allows while webhooks are tried out: plain HTTP to loopback. */
export const ON_THIS_MACHINE = {
  http: true,
  ports: 'any',
  ipLiterals: true,
  allowAddresses: ['127.0.0.0/8', '::1/128'],
} as const;
