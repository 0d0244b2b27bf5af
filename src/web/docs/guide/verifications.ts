import type { Snippet } from '../../../shown/calls.ts';

/**
 * Ways to check a delivery. Those without the package give its id, or none where a signature or the time is not right:
 * `X-Service-Signature` is checked with the one that a rotation adds, and `webhook-signature`, which covers id and time.
 */
export const verifications = (withoutPackage: string): readonly Snippet[] => [
  {
    name: 'canivete/verify',
    text: `import { verifyWebhook } from 'canivete/verify';

export async function receive(request) {
  const { event, payload, deliveryId } =
    await verifyWebhook(request, process.env.WEBHOOK_SECRET);
  return new Response(\`\${deliveryId}: \${event}, \${payload.tool_id}\`);
}`,
  },
  {
    name: withoutPackage,
    text: `import { createHmac, timingSafeEqual } from 'node:crypto';

export function deliveryOf(headers, rawBody, secret) {
  const id = headers['x-service-delivery'];
  const time = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return null;

  const ofBody = createHmac('sha256', secret).update(rawBody).digest('hex');
  const own = [headers['x-service-signature'], headers['x-service-signature-next']];
  if (!isAmong(own, \`sha256=\${ofBody}\`)) return null;

  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const ofAll = createHmac('sha256', key).update(\`\${id}.\${time}.\`).update(rawBody).digest('base64');
  const standard = headers['webhook-signature']?.split(' ') ?? [];
  return isAmong(standard, \`v1,\${ofAll}\`) ? id : null;
}

function isAmong(sent, made) {
  return sent.some(
    (one) =>
      one?.length === made.length &&
      timingSafeEqual(Buffer.from(one, 'latin1'), Buffer.from(made, 'latin1')),
  );
}`,
  },
  {
    name: 'Python',
    text: `import base64, hashlib, hmac, time

def delivery_of(headers, raw_body: bytes, secret: str) -> str | None:
    id = headers.get("x-service-delivery", "")
    sent_at = headers.get("webhook-timestamp", "")
    if not sent_at.isdecimal() or abs(time.time() - int(sent_at)) > 300:
        return None

    of_body = hmac.new(secret.encode(), raw_body, hashlib.sha256).hexdigest()
    own = [headers.get("x-service-signature", ""), headers.get("x-service-signature-next", "")]
    if not is_among(own, "sha256=" + of_body):
        return None

    key = base64.b64decode(secret.removeprefix("whsec_"))
    of_all = hmac.new(key, f"{id}.{sent_at}.".encode() + raw_body, hashlib.sha256).digest()
    standard = headers.get("webhook-signature", "").split(" ")
    return id if is_among(standard, "v1," + base64.b64encode(of_all).decode()) else None

def is_among(sent: list[str], made: str) -> bool:
    return any(hmac.compare_digest(one.encode(), made.encode()) for one in sent)`,
  },
  {
    name: 'PHP',
    text: `function delivery_of(array $headers, string $rawBody, string $secret): ?string
{
    $id = $headers['x-service-delivery'] ?? '';
    $time = $headers['webhook-timestamp'] ?? '';
    if (!ctype_digit($time) || abs(time() - (int) $time) > 300) return null;

    $ofBody = hash_hmac('sha256', $rawBody, $secret);
    $own = [$headers['x-service-signature'] ?? '', $headers['x-service-signature-next'] ?? ''];
    if (!is_among($own, "sha256=$ofBody")) return null;

    $key = base64_decode(substr($secret, strlen('whsec_')));
    $ofAll = base64_encode(hash_hmac('sha256', "$id.$time.$rawBody", $key, true));
    $standard = explode(' ', $headers['webhook-signature'] ?? '');
    return is_among($standard, "v1,$ofAll") ? $id : null;
}

function is_among(array $sent, string $made): bool
{
    foreach ($sent as $one) if (hash_equals($made, $one)) return true;
    return false;
}`,
  },
  {
    name: 'Go',
    text: `package webhooks

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"strconv"
	"strings"
	"time"
)

func DeliveryOf(headers http.Header, rawBody []byte, secret string) (id string, ok bool) {
	id, sentAt := headers.Get("X-Service-Delivery"), headers.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(sentAt, 10, 64)
	if err != nil || time.Since(time.Unix(seconds, 0)).Abs() > 300*time.Second {
		return "", false
	}

	ofBody := "sha256=" + hex.EncodeToString(sign([]byte(secret), rawBody))
	own := []string{headers.Get("X-Service-Signature"), headers.Get("X-Service-Signature-Next")}
	if !isAmong(own, ofBody) {
		return "", false
	}

	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return "", false
	}
	ofAll := sign(key, append([]byte(id+"."+sentAt+"."), rawBody...))
	standard := strings.Split(headers.Get("webhook-signature"), " ")
	return id, isAmong(standard, "v1,"+base64.StdEncoding.EncodeToString(ofAll))
}

func sign(key, content []byte) []byte {
	mac := hmac.New(sha256.New, key)
	mac.Write(content)
	return mac.Sum(nil)
}

func isAmong(sent []string, made string) bool {
	for _, one := range sent {
		if hmac.Equal([]byte(one), []byte(made)) {
			return true
		}
	}
	return false
}`,
  },
  {
    name: 'C#',
    text: `using System;
using System.Linq;
using System.Security.Cryptography;
using System.Text;

public static class Webhooks
{
    public static string DeliveryOf(Func<string, string> header, byte[] rawBody, string secret)
    {
        var id = header("X-Service-Delivery");
        var time = header("webhook-timestamp");
        var now = DateTimeOffset.UtcNow.ToUnixTimeSeconds();
        if (!uint.TryParse(time, out var sentAt) || Math.Abs(now - sentAt) > 300) return null;

        var ofBody = BitConverter.ToString(Sign(Encoding.UTF8.GetBytes(secret), rawBody));
        var own = new[] { header("X-Service-Signature"), header("X-Service-Signature-Next") };
        if (!IsAmong(own, "sha256=" + ofBody.Replace("-", "").ToLowerInvariant())) return null;

        var key = Convert.FromBase64String(secret.Substring("whsec_".Length));
        var all = Encoding.UTF8.GetBytes(id + "." + time + ".").Concat(rawBody).ToArray();
        var standard = (header("webhook-signature") ?? "").Split(' ');
        return IsAmong(standard, "v1," + Convert.ToBase64String(Sign(key, all))) ? id : null;
    }

    static byte[] Sign(byte[] key, byte[] content)
    {
        using (var hmac = new HMACSHA256(key)) return hmac.ComputeHash(content);
    }

    static bool IsAmong(string[] sent, string made) => sent.Any(one =>
        CryptographicOperations.FixedTimeEquals(
            Encoding.UTF8.GetBytes(one ?? ""), Encoding.UTF8.GetBytes(made)));
}`,
  },
  {
    name: 'Java',
    text: `import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class Webhooks {
  public static Optional<String> deliveryOf(UnaryOperator<String> header, byte[] rawBody, String secret)
      throws GeneralSecurityException {
    String id = String.valueOf(header.apply("X-Service-Delivery"));
    String time = String.valueOf(header.apply("webhook-timestamp"));
    long now = System.currentTimeMillis() / 1000;
    if (!time.matches("[0-9]{1,12}") || Math.abs(now - Long.parseLong(time)) > 300) return Optional.empty();

    String ofBody = HexFormat.of().formatHex(sign(secret.getBytes(UTF_8), "", rawBody));
    String[] own = {header.apply("X-Service-Signature"), header.apply("X-Service-Signature-Next")};
    if (!isAmong(own, "sha256=" + ofBody)) return Optional.empty();

    byte[] key = Base64.getDecoder().decode(secret.substring("whsec_".length()));
    byte[] ofAll = sign(key, id + "." + time + ".", rawBody);
    String[] standard = String.valueOf(header.apply("webhook-signature")).split(" ");
    boolean isOurs = isAmong(standard, "v1," + Base64.getEncoder().encodeToString(ofAll));
    return isOurs ? Optional.of(id) : Optional.empty();
  }

  private static byte[] sign(byte[] key, String prefix, byte[] body) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    mac.update(prefix.getBytes(UTF_8));
    return mac.doFinal(body);
  }

  private static boolean isAmong(String[] sent, String made) {
    for (String one : sent) {
      if (one != null && MessageDigest.isEqual(one.getBytes(UTF_8), made.getBytes(UTF_8))) return true;
    }
    return false;
  }
}`,
  },
];
