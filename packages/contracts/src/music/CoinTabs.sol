// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IArtistTokenFactory} from "./interfaces/IArtistTokenFactory.sol";
import {ICoinTabs} from "./interfaces/ICoinTabs.sol";
import {IJukebox} from "./interfaces/IJukebox.sol";

/// @title Tabs from which a listener pays for plays without a transaction for each
/// @notice See ICoinTabs.
contract CoinTabs is ICoinTabs, EIP712("Musi Coin Tabs", "1"), ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    /// @dev The songs of a batch, in memory. `tokens` has the zero address for a song that is not in its artist's own token.
    struct Songs {
        bytes32[] ids;
        address[] tokens;
        uint256[] earned;
        uint256 count;
    }

    uint256 private constant WHOLE_BPS = 10_000;
    uint256 private constant MOST_LINES = 32;
    /// @dev Few batches have more songs; a batch of more costs a little more gas.
    uint256 private constant FIRST_ROOM = 16;
    uint256 private constant LONGEST_NOTICE = 30 days;
    /// @dev The `closesAt` of a tab whose rest is returned.
    uint40 private constant CLOSED = 1;
    bytes32 private constant LINE_KIND = keccak256("Line(bytes32 songId,uint32 plays,uint96 amount)");
    bytes32 private constant VOUCHER_KIND =
        keccak256("Voucher(bytes32 tabId,uint24 round,Line[] lines)Line(bytes32 songId,uint32 plays,uint96 amount)");
    bytes32 private constant RELEASE_KIND = keccak256("Release(bytes32 tabId,uint96 settled)");

    IJukebox private immutable JUKEBOX;
    IArtistTokenFactory private immutable FACTORY;

    mapping(bytes32 tabId => Tab) private _tabs;
    mapping(bytes32 tabId => mapping(address key => Key)) private _keys;

    /// @inheritdoc ICoinTabs
    mapping(bytes32 songId => uint256) public unpaid;

    /// @param jukebox_ The jukebox whose songs are paid.
    /// @param factory_ The factory of artist tokens.
    constructor(IJukebox jukebox_, IArtistTokenFactory factory_) {
        JUKEBOX = jukebox_;
        FACTORY = factory_;
    }

    /// @inheritdoc ICoinTabs
    function open(Terms calldata terms, uint96 amount) external nonReentrant {
        bytes32 tabId = tabIdOf(terms);
        if (_tabs[tabId].deposited > 0) {
            _topUp(tabId, terms, amount);
            return;
        }
        if (terms.keeper == address(0)) revert NoKeeper();
        _checkKey(terms, terms.key);
        if (FACTORY.creatorOf(terms.token) == address(0)) revert NotAnArtistToken(terms.token);
        if (terms.notice > LONGEST_NOTICE) revert LongNotice(terms.notice);
        emit Opened(tabId, terms.listener, terms.token, terms, _deposit(tabId, terms, amount));
    }

    /// @inheritdoc ICoinTabs
    function topUp(Terms calldata terms, uint96 amount) external nonReentrant {
        (bytes32 tabId,) = _openTab(terms);
        _topUp(tabId, terms, amount);
    }

    /// @inheritdoc ICoinTabs
    function addKey(Terms calldata terms, address key, uint96 cap) external {
        (bytes32 tabId, Tab storage tab) = _openTab(terms);
        _checkActive(tabId, terms, tab);
        _checkKey(terms, key);
        if (key == terms.key) revert BadKey(key);
        Key storage added = _keys[tabId][key];
        if (cap <= added.cap) revert CapNotAbove(added.cap);
        added.cap = cap;
        emit KeyAdded(tabId, key, cap);
    }

    /// @inheritdoc ICoinTabs
    function settle(Settlement[] calldata batch) external nonReentrant {
        Songs memory songs = _roomFor(FIRST_ROOM);
        for (uint256 i = 0; i < batch.length; ++i) {
            Settlement calldata item = batch[i];
            bytes32 tabId = tabIdOf(item.terms);
            Reason reason = _charge(tabId, item, songs);
            if (reason != Reason.None) emit Skipped(tabId, reason);
        }
        for (uint256 i = 0; i < songs.count; ++i) {
            if (songs.earned[i] > 0) _pay(songs.ids[i], IERC20(songs.tokens[i]), songs.earned[i]);
        }
    }

    /// @inheritdoc ICoinTabs
    function close(Terms calldata terms) external {
        (bytes32 tabId, Tab storage tab) = _openTab(terms);
        _checkListener(terms);
        if (tab.closesAt != 0) revert IsClosing(tabId);
        tab.closesAt = SafeCast.toUint40(block.timestamp + terms.notice);
        emit Closing(tabId, terms.listener, terms.token, tab.closesAt);
    }

    /// @inheritdoc ICoinTabs
    function closeNow(Terms calldata terms, bytes calldata signature) external nonReentrant {
        (bytes32 tabId, Tab storage tab) = _openTab(terms);
        _checkListener(terms);
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(RELEASE_KIND, tabId, tab.settled)));
        (address signer,,) = ECDSA.tryRecoverCalldata(digest, signature);
        if (signer != terms.keeper) revert NotTheKeeper(signer);
        _return(tabId, terms, tab);
    }

    /// @inheritdoc ICoinTabs
    function finish(Terms calldata terms) external nonReentrant {
        (bytes32 tabId, Tab storage tab) = _openTab(terms);
        uint256 until = _settlesUntil(terms, tab.closesAt);
        // A block's time can be off by seconds, which the notice covers.
        // forge-lint: disable-next-line(block-timestamp)
        if (block.timestamp < until) revert TooEarly(until);
        _return(tabId, terms, tab);
    }

    /// @inheritdoc ICoinTabs
    function tabs(bytes32 tabId) external view returns (Tab memory) {
        return _tabs[tabId];
    }

    /// @inheritdoc ICoinTabs
    function keys(bytes32 tabId, address key) external view returns (Key memory) {
        return _keys[tabId][key];
    }

    /// @inheritdoc ICoinTabs
    function jukebox() external view returns (address) {
        return address(JUKEBOX);
    }

    /// @inheritdoc ICoinTabs
    function factory() external view returns (address) {
        return address(FACTORY);
    }

    /// @inheritdoc ICoinTabs
    function tabIdOf(Terms calldata terms) public pure returns (bytes32 tabId) {
        // The hash of `abi.encode(terms)`, for a fifth of its gas. A value with too many bits has an id that can never be opened.
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            let free := mload(0x40)
            calldatacopy(free, terms, 0xe0)
            tabId := keccak256(free, 0xe0)
        }
    }

    function _topUp(bytes32 tabId, Terms calldata terms, uint96 amount) private {
        emit ToppedUp(tabId, terms.listener, terms.token, _deposit(tabId, terms, amount));
    }

    function _deposit(bytes32 tabId, Terms calldata terms, uint96 amount) private returns (uint96 arrived) {
        Tab storage tab = _tabs[tabId];
        _checkActive(tabId, terms, tab);
        IERC20 token = IERC20(terms.token);
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        arrived = SafeCast.toUint96(token.balanceOf(address(this)) - before);
        if (arrived == 0) revert NothingArrived();
        tab.deposited += arrived;
    }

    /// @dev Charges a voucher to its tab, or returns why it cannot be charged and changes nothing.
    function _charge(bytes32 tabId, Settlement calldata item, Songs memory songs) private returns (Reason) {
        Terms calldata terms = item.terms;
        if (msg.sender != terms.keeper) return Reason.NotTheKeeper;
        Tab memory tab = _tabs[tabId];
        // A block's time can be off by seconds, which the notice covers.
        // forge-lint: disable-next-line(block-timestamp)
        if (tab.deposited == 0 || block.timestamp >= _settlesUntil(terms, tab.closesAt)) return Reason.NotOpen;
        Line[] calldata lines = item.lines;
        (uint256 total, bytes32 digest) = _read(tabId, item.round, lines);
        if (total == 0) return Reason.BadLines;
        if (total > tab.deposited - tab.settled) return Reason.Overdrawn;
        (address signer,,) = ECDSA.tryRecoverCalldata(digest, item.signature);
        Reason reason = _checkVoucher(tabId, item, signer, total, tab.round);
        if (reason != Reason.None) return reason;
        if (!_areAllOf(terms.token, lines, songs)) return Reason.OtherSong;
        // No overflow: the total is at most what is left of the deposit.
        // forge-lint: disable-next-line(unsafe-typecast)
        tab.settled += uint96(total);
        if (signer == terms.key) ++tab.round;
        else _spend(_keys[tabId][signer], total);
        _tabs[tabId] = tab;
        _credit(tabId, terms, lines, songs);
        return Reason.None;
    }

    function _spend(Key storage key, uint256 total) private {
        // No overflow: the total is at most what is left of the cap.
        // forge-lint: disable-next-line(unsafe-typecast)
        key.spent += uint96(total);
        ++key.round;
    }

    /// @dev Adds an item's lines to what the songs of the batch earned.
    function _credit(bytes32 tabId, Terms calldata terms, Line[] calldata lines, Songs memory songs) private {
        for (uint256 i = 0; i < lines.length; ++i) {
            Line calldata line = lines[i];
            uint256 place = _placeOf(line.songId, songs);
            songs.earned[place] += line.amount;
            emit Charged(line.songId, terms.listener, tabId, terms.token, line.plays, line.amount);
        }
    }

    /// @dev The first payee gets the remainder after the others' rounded shares, as in the jukebox.
    function _pay(bytes32 songId, IERC20 token, uint256 earned) private {
        IJukebox.Payee[] memory to = JUKEBOX.payees(songId);
        uint256 before = unpaid[songId];
        uint256 amount = earned + before;
        uint256 left = amount;
        uint256 refused = 0;
        for (uint256 i = to.length - 1; i > 0; --i) {
            uint256 part = amount * to[i].shareBps / WHOLE_BPS;
            left -= part;
            refused += _payShare(songId, token, to[i].account, part);
        }
        refused += _payShare(songId, token, to[0].account, left);
        if (refused != before) unpaid[songId] = refused;
    }

    /// @dev Returns the share if its payee does not take it, which no token of the factory does today.
    function _payShare(bytes32 songId, IERC20 token, address payee, uint256 part) private returns (uint256) {
        if (part == 0 || token.trySafeTransfer(payee, part)) return 0;
        emit ShareUnpaid(songId, payee, part);
        return part;
    }

    function _return(bytes32 tabId, Terms calldata terms, Tab storage tab) private {
        uint256 rest = tab.deposited - tab.settled;
        (tab.deposited, tab.closesAt) = (tab.settled, CLOSED);
        emit Closed(tabId, terms.listener, terms.token, rest);
        IERC20(terms.token).safeTransfer(terms.listener, rest);
    }

    function _checkVoucher(bytes32 tabId, Settlement calldata item, address signer, uint256 total, uint24 round)
        private
        view
        returns (Reason)
    {
        if (signer == item.terms.key) return item.round == round ? Reason.None : Reason.OtherRound;
        Key memory key = _keys[tabId][signer];
        if (key.cap == 0) return Reason.BadSignature;
        if (item.round != key.round) return Reason.OtherRound;
        return total > key.cap - key.spent ? Reason.Overdrawn : Reason.None;
    }

    /// @dev True if all songs are paid in this token, which is their artist's own.
    function _areAllOf(address token, Line[] calldata lines, Songs memory songs) private view returns (bool) {
        for (uint256 i = 0; i < lines.length; ++i) {
            // Placed first, because growing replaces the lists.
            uint256 place = _placeOf(lines[i].songId, songs);
            if (songs.tokens[place] != token) return false;
        }
        return true;
    }

    /// @dev The place of a song in the batch, to which it is added at its first line.
    function _placeOf(bytes32 songId, Songs memory songs) private view returns (uint256 place) {
        while (place < songs.count && songs.ids[place] != songId) {
            ++place;
        }
        if (place < songs.count) return place;
        if (place == songs.ids.length) _grow(songs);
        songs.ids[place] = songId;
        songs.tokens[place] = _ownTokenOf(songId);
        ++songs.count;
    }

    /// @dev The token of a song whose artist created it; the zero address for any other song.
    function _ownTokenOf(bytes32 songId) private view returns (address) {
        try JUKEBOX.song(songId) returns (IJukebox.Song memory song) {
            return FACTORY.creatorOf(song.token) == song.artist ? song.token : address(0);
        } catch {
            return address(0);
        }
    }

    /// @dev The tab of these terms, closing or not. Only tabs that were opened have a deposit, so their token is the factory's.
    function _openTab(Terms calldata terms) private view returns (bytes32 tabId, Tab storage tab) {
        tabId = tabIdOf(terms);
        tab = _tabs[tabId];
        if (tab.deposited == 0 || tab.closesAt == CLOSED) revert NotOpen(tabId);
    }

    /// @dev The terms are the caller's, and the tab is neither closing nor expired.
    function _checkActive(bytes32 tabId, Terms calldata terms, Tab storage tab) private view {
        _checkListener(terms);
        if (tab.closesAt != 0) revert IsClosing(tabId);
        // A block's time can be off by seconds, which the notice covers.
        // forge-lint: disable-next-line(block-timestamp)
        if (block.timestamp >= terms.expires) revert Expired(terms.expires);
    }

    function _checkListener(Terms calldata terms) private view {
        if (msg.sender != terms.listener) revert NotTheListener(msg.sender);
    }

    /// @dev The total and the EIP-712 digest of a voucher. The total is 0 if it has too few or too many lines, or one of nothing.
    function _read(bytes32 tabId, uint24 round, Line[] calldata lines)
        private
        view
        returns (uint256 total, bytes32 digest)
    {
        if (lines.length > MOST_LINES) return (0, digest);
        bytes32[] memory hashes = new bytes32[](lines.length);
        for (uint256 i = 0; i < lines.length; ++i) {
            Line calldata line = lines[i];
            if (line.amount == 0) return (0, digest);
            total += line.amount;
            hashes[i] = keccak256(abi.encode(LINE_KIND, line.songId, line.plays, line.amount));
        }
        bytes32 all;
        // The hash of `abi.encodePacked(hashes)`, without a copy.
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            all := keccak256(add(hashes, 0x20), shl(5, mload(hashes)))
        }
        digest = _hashTypedDataV4(keccak256(abi.encode(VOUCHER_KIND, tabId, round, all)));
    }

    /// @dev Doubles the room for songs.
    function _grow(Songs memory songs) private pure {
        Songs memory larger = _roomFor(2 * songs.count);
        for (uint256 i = 0; i < songs.count; ++i) {
            (larger.ids[i], larger.tokens[i], larger.earned[i]) = (songs.ids[i], songs.tokens[i], songs.earned[i]);
        }
        (songs.ids, songs.tokens, songs.earned) = (larger.ids, larger.tokens, larger.earned);
    }

    function _roomFor(uint256 count) private pure returns (Songs memory) {
        return Songs(new bytes32[](count), new address[](count), new uint256[](count), 0);
    }

    function _checkKey(Terms calldata terms, address key) private pure {
        if (key == address(0) || key == terms.keeper) revert BadKey(key);
    }

    /// @dev The time from which the keeper can no longer settle and the rest can be returned.
    function _settlesUntil(Terms calldata terms, uint256 closesAt) private pure returns (uint256) {
        return closesAt == 0 ? uint256(terms.expires) + terms.notice : closesAt;
    }
}
