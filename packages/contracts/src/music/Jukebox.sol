// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ERC165Checker} from "@openzeppelin/contracts/utils/introspection/ERC165Checker.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IJukebox} from "./interfaces/IJukebox.sol";

/// @title Songs with paid plays
/// @notice See IJukebox.
contract Jukebox is IJukebox, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    uint256 private constant WHOLE_BPS = 10_000;
    uint256 private constant MOST_PAYEES = 10;
    /// @dev Gas for the transfer of one share: twice what a token with votes needs for it, and little enough
    /// that a play with ten payees who use up all of it stays below four million gas. A payer cannot make a share fail by sending too
    /// little gas: storing the owed share takes more than the 64th part that a failed attempt with less gas would leave.
    uint256 private constant GAS_OF_A_SHARE = 300_000;

    mapping(bytes32 songId => Song) private _songs;
    mapping(bytes32 songId => Payee[]) private _payees;

    /// @inheritdoc IJukebox
    mapping(address payee => mapping(address token => uint256)) public owed;
    /// @inheritdoc IJukebox
    mapping(address token => uint256) public totalOwed;

    /// @inheritdoc IJukebox
    function register(
        uint256 nonce,
        address token,
        uint128 cost,
        uint64 opensAt,
        Payee[] calldata payees_,
        bytes32 contentHash
    ) external returns (bytes32 songId) {
        songId = songIdOf(msg.sender, nonce);
        Song storage known = _songs[songId];
        if (known.artist != address(0)) revert AlreadyRegistered(songId);
        if (!_isToken(token)) revert NotAToken(token);
        if (cost == 0) revert NoCost();
        _keepPayees(songId, payees_);
        known.artist = msg.sender;
        known.token = token;
        known.opensAt = opensAt;
        known.cost = cost;
        known.contentHash = contentHash;
        emit SongRegistered(songId, msg.sender, token, nonce, cost, opensAt, payees_, contentHash);
    }

    /// @inheritdoc IJukebox
    function changeCost(bytes32 songId, uint128 cost) external {
        Song storage own = _ownSong(songId);
        if (cost == 0) revert NoCost();
        emit CostChanged(songId, own.cost, cost);
        own.cost = cost;
    }

    /// @inheritdoc IJukebox
    function retire(bytes32 songId) external {
        _ownSong(songId).retired = true;
        emit SongRetired(songId);
    }

    /// @inheritdoc IJukebox
    function replacePayee(bytes32 songId, address account) external {
        _known(songId);
        if (!_canBePaid(account)) revert BadPayee(account);
        Payee[] storage all = _payees[songId];
        bool isPayee = false;
        for (uint256 i = 0; i < all.length; ++i) {
            if (all[i].account != msg.sender) continue;
            all[i].account = account;
            isPayee = true;
        }
        if (!isPayee) revert NotAPayee(songId, msg.sender);
        emit PayeeReplaced(songId, msg.sender, account);
    }

    /// @inheritdoc IJukebox
    function collectOwed(address token, address to) external nonReentrant {
        if (!_canBePaid(to)) revert BadPayee(to);
        uint256 amount = owed[msg.sender][token];
        if (amount == 0) revert NothingOwed(msg.sender, token);
        owed[msg.sender][token] = 0;
        totalOwed[token] -= amount;
        emit OwedCollected(msg.sender, token, to, amount);
        IERC20(token).safeTransfer(to, amount);
    }

    /// @inheritdoc IJukebox
    function play(bytes32 songId, uint256 maxCost) external nonReentrant {
        _play(songId, msg.sender, maxCost);
    }

    /// @inheritdoc IJukebox
    function playFor(bytes32 songId, address fan, uint256 maxCost) external nonReentrant {
        if (fan == address(0)) revert NoFan();
        _play(songId, fan, maxCost);
    }

    /// @inheritdoc IJukebox
    function playWithPermit(
        bytes32 songId,
        uint256 maxCost,
        uint256 value,
        uint256 deadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external nonReentrant {
        IERC20Permit token = IERC20Permit(_playable(songId).token);
        // Anybody who sees the transaction can submit the permit first. The allowance then exists, so the payment still succeeds.
        try token.permit(msg.sender, address(this), value, deadline, v, r, s) {} catch {}
        _play(songId, msg.sender, maxCost);
    }

    /// @inheritdoc IJukebox
    function song(bytes32 songId) external view returns (Song memory) {
        return _known(songId);
    }

    /// @inheritdoc IJukebox
    function payees(bytes32 songId) external view returns (Payee[] memory) {
        return _payees[songId];
    }

    /// @inheritdoc IJukebox
    function songIdOf(address artist, uint256 nonce) public view returns (bytes32) {
        // Includes this contract's address, so that no other jukebox has a song of the same id.
        return keccak256(abi.encode(address(this), artist, nonce));
    }

    /// @dev State and events are written before the first call to the token, which may call back.
    function _play(bytes32 songId, address fan, uint256 maxCost) private {
        Song storage played = _playable(songId);
        uint256 cost = played.cost;
        if (cost > maxCost) revert CostRose(cost, maxCost);
        ++played.plays;
        emit Played(songId, fan, msg.sender, played.token, cost);
        _pay(songId, IERC20(played.token), cost);
    }

    /// @dev Pays each payee directly from the payer. The first payee gets the remainder after the others' rounded shares.
    function _pay(bytes32 songId, IERC20 token, uint256 cost) private {
        Payee[] memory to = _payees[songId];
        uint256 left = cost;
        for (uint256 i = to.length - 1; i > 0; --i) {
            // No overflow: the cost is below 2^128 and a share below 2^16.
            uint256 part = cost * to[i].shareBps / WHOLE_BPS;
            left -= part;
            if (part > 0) _payShare(songId, token, to[i].account, part);
        }
        _payShare(songId, token, to[0].account, left);
    }

    /// @dev A payee whose transfer fails must not block the other payees or the fan.
    function _payShare(bytes32 songId, IERC20 token, address payee, uint256 part) private {
        if (_takes(token, payee, part)) return;
        token.safeTransferFrom(msg.sender, address(this), part);
        // A token may take a fee, so the received amount counts, at most the sent one. If the token's balances shrink by
        // themselves, the share first fills the deficit: nothing is owed that the contract does not hold.
        uint256 unowed = Math.saturatingSub(token.balanceOf(address(this)), totalOwed[address(token)]);
        uint256 arrived = Math.min(part, unowed);
        owed[payee][address(token)] += arrived;
        totalOwed[address(token)] += arrived;
        emit ShareOwed(songId, payee, address(token), arrived);
    }

    /// @dev Returns whether the share was transferred, by the rules of SafeERC20. Copies at most one word of the answer, so a
    /// longer answer costs only the gas of that payee's share.
    function _takes(IERC20 token, address payee, uint256 part) private returns (bool ok) {
        bytes memory data = abi.encodeCall(IERC20.transferFrom, (msg.sender, payee, part));
        uint256 length;
        uint256 answer;
        // SafeERC20 and LowLevelCall cannot limit the gas.
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            ok := call(GAS_OF_A_SHARE, token, 0, add(data, 0x20), mload(data), 0x00, 0x20)
            length := returndatasize()
            answer := mload(0x00)
        }
        if (!ok) return false;
        if (length == 0) return address(token).code.length > 0;
        return length > 31 && answer == 1;
    }

    function _keepPayees(bytes32 songId, Payee[] calldata given) private {
        if (given.length == 0 || given.length > MOST_PAYEES) revert BadPayeeCount(given.length);
        uint256 sumBps = 0;
        for (uint256 i = 0; i < given.length; ++i) {
            Payee calldata payee = given[i];
            if (!_canBePaid(payee.account) || payee.shareBps == 0) revert BadPayee(payee.account);
            sumBps += payee.shareBps;
            _payees[songId].push(payee);
        }
        if (sumBps != WHOLE_BPS) revert SharesDoNotAddUp(sumBps);
    }

    function _known(bytes32 songId) private view returns (Song storage known) {
        known = _songs[songId];
        if (known.artist == address(0)) revert NoSuchSong(songId);
    }

    function _standing(bytes32 songId) private view returns (Song storage known) {
        known = _known(songId);
        if (known.retired) revert Retired(songId);
    }

    function _playable(bytes32 songId) private view returns (Song storage known) {
        known = _standing(songId);
        // A block's time can be off by seconds, which does not matter for an opening.
        // forge-lint: disable-next-line(block-timestamp)
        if (block.timestamp < known.opensAt) revert NotOpenYet(songId, known.opensAt);
    }

    function _ownSong(bytes32 songId) private view returns (Song storage own) {
        own = _standing(songId);
        if (own.artist != msg.sender) revert NotTheArtist(songId, msg.sender);
    }

    function _canBePaid(address account) private view returns (bool) {
        return account != address(0) && account != address(this);
    }

    /// @dev ERC-721 has the `approve` and `transferFrom` of ERC-20, with a piece's id as the amount. Collections older than ERC-165
    /// and accounts that accept every call have no `decimals()`, so the check of decimals excludes them.
    function _isToken(address token) private view returns (bool) {
        if (token.code.length == 0) return false;
        (bool ok, bytes32 decimals,) =
            LowLevelCall.staticcallReturn64Bytes(token, abi.encodeCall(IERC20Metadata.decimals, ()));
        if (!ok || LowLevelCall.returnDataSize() < 32 || uint256(decimals) > type(uint8).max) return false;
        return !ERC165Checker.supportsERC165InterfaceUnchecked(token, type(IERC721).interfaceId);
    }
}
